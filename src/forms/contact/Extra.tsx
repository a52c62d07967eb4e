import { Component, type PropsWithChildren } from 'react';

/** A part that a confirmation can do without: if it throws, the confirmation stays without it. */
export class Extra extends Component<PropsWithChildren, { readonly isBroken: boolean }> {
  // A class field would add the helpers that old browsers need to the script of every form.
  constructor(props: PropsWithChildren) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
