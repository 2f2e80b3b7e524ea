import { Icon, type IconShape } from '../icon';
import { slot } from './template-card.css';

export type TemplateSlotProps = {
  /** What will stand here. */
  children: string;
  /** An icon that says how. */
  icon: IconShape;
};

/** A gap on the shelf that says what could fill it. */
export function TemplateSlot({ children, icon }: TemplateSlotProps) {
  return (
    <p className={slot}>
      <Icon of={icon} size="lg" />
      {children}
    </p>
  );
}
