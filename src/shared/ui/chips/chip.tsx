import { Icon, type IconShape } from '../icon';
import { chip, count, input } from './chips.css';

/** The option of a chip. */
export type ChipOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: IconShape;
  count?: number;
  disabled?: boolean;
};

type ChipProps<Value extends string> = {
  type: 'checkbox' | 'radio';
  name: string;
  option: ChipOption<Value>;
  checked: boolean;
  onChange: () => void;
};

export function Chip<Value extends string>({ type, name, option, checked, onChange }: ChipProps<Value>) {
  return (
    <label className={chip}>
      <input
        type={type}
        className={input}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={onChange}
      />
      {option.icon && <Icon of={option.icon} size="xs" />}
      {option.label}
      {option.count !== undefined && <span className={count}>{option.count}</span>}
    </label>
  );
}
