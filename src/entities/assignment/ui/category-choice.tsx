import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';

type CategoryChoiceProps = {
  /** The categories that exist. */
  known: readonly string[];
  /** Empty for none. */
  value: string;
  onChange: (category: string) => void;
  error?: string | undefined;
};

/** No category is named so: categories are trimmed. */
const NEW = ' ';

/** One of the categories, or a new one, which exists as soon as an assignment has it. */
export function CategoryChoice({ known, value, onChange, error }: CategoryChoiceProps) {
  const [isNew, setIsNew] = useState(false);
  if (isNew || known.length === 0)
    return (
      <Stack gap={2}>
        <div ref={isNew ? focusField : undefined}>
          <Field label={known.length === 0 ? 'Category' : 'New category'} error={error} optional>
            <TextInput name="category" value={value} onChange={onChange} maxLength={60} />
          </Field>
        </div>
        {isNew ? (
          <div>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setIsNew(false);
                onChange('');
              }}
            >
              Choose an existing one
            </Button>
          </div>
        ) : null}
      </Stack>
    );
  const own = value.trim();
  const names = [...new Set([...known, ...(own === '' ? [] : [value])])];
  return (
    <Field label="Category" error={error} optional>
      <Select
        name="category"
        value={own === '' ? '' : value}
        options={[
          { value: '', label: 'None' },
          ...names.map((name) => ({ value: name, label: name })),
          { value: NEW, label: 'New category…' },
        ]}
        onChange={(chosen) => {
          setIsNew(chosen === NEW);
          onChange(chosen === NEW ? '' : chosen);
        }}
      />
    </Field>
  );
}

/** The choice that had the focus is gone. */
const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();
