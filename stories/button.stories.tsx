import { Button } from '../src/components/Button.tsx';
import type { Story } from './story.ts';

export const Signal: Story = () => <Button>Book Now</Button>;
