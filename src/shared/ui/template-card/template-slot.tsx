import { Icon, type IconShape } from '../icon';
import { slot } from './template-card.css';

export type TemplateSlotProps = {
  /** The text in the gap. */
  children: string;
  /** An icon for the action. */
  icon: IconShape;
};

/** An empty place on the shelf, with a text about how to fill it. */
export function TemplateSlot({ children, icon }: TemplateSlotProps) {
  return (
    <p className={slot}>
      <Icon of={icon} size="lg" />
      {children}
    </p>
  );
}
