import { Component, type ReactNode } from 'react';

interface ExtraProps {
  readonly children?: ReactNode;
}

/** A part that a confirmation can do without: if it throws, the confirmation stays without it. */
export class Extra extends Component<ExtraProps, { readonly isBroken: boolean }> {
  // A class field would add the helpers that old browsers need to the script of every form.
  constructor(props: ExtraProps) {
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
