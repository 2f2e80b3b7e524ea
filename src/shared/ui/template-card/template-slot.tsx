import { Icon, type IconShape } from '../icon';
import { slot } from './template-card.css';

export type TemplateSlotProps = {
  /** The text, such as how to fill the slot. */
  children: string;
  /** An icon for the action. */
  icon: IconShape;
};

/** An empty place on the shelf, with a hint. */
export function TemplateSlot({ children, icon }: TemplateSlotProps) {
  return (
    <p className={slot}>
      <Icon of={icon} size="lg" />
      {children}
    </p>
  );
}
