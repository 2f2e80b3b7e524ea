import { useState } from 'react';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';

const OTHER = 'Other…';

export type OpenSelectProps = {
  name: string;
  label: string;
  options: readonly string[];
  value: string;
  maxLength: number | null;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** A select with suggestions that also accepts free text. */
export function OpenSelect({ name, label, options, value, maxLength, onChange, onBlur }: OpenSelectProps) {
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || (value !== '' && !options.includes(value));
  return (
    <Stack gap={2}>
      <Select
        name={name}
        value={isOther ? OTHER : value}
        placeholder="Choose"
        options={[...options, OTHER].map((option) => ({ value: option, label: option }))}
        onChange={(chosen) => {
          setWantsOther(chosen === OTHER);
          onChange(chosen === OTHER ? '' : chosen);
        }}
        onBlur={isOther ? undefined : onBlur}
      />
      {isOther ? (
        <TextInput
          label={`Other: ${label}`}
          value={value}
          placeholder="In your own words"
          {...(maxLength !== null && { maxLength })}
          onChange={onChange}
          onBlur={onBlur}
        />
      ) : null}
    </Stack>
  );
}
