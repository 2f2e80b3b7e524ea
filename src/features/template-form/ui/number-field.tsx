import { ChoiceChips } from '@/shared/ui/chips';
import { NumberInput } from '@/shared/ui/number-input';
import type { FormField } from '@/entities/template-form';

export type NumberFieldProps = {
  field: Extract<FormField, { kind: 'number' }>;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: () => void;
};

/** A number, with its usual values below. */
export function NumberField({
  field: { name, label, min, max, presets },
  value,
  onChange,
  onBlur,
}: NumberFieldProps) {
  return (
    <>
      <NumberInput
        name={name}
        value={value}
        {...(min !== null && { min })}
        {...(max !== null && { max })}
        onChange={onChange}
        onBlur={onBlur}
      />
      {presets.length > 0 ? (
        <ChoiceChips
          label={`Usual values: ${label}`}
          value={String(value ?? '')}
          options={presets.map((preset) => ({ value: String(preset), label: String(preset) }))}
          onChange={(preset) => onChange(Number(preset))}
        />
      ) : null}
    </>
  );
}
