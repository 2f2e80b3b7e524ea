import { useUnit } from 'effector-react';
import { MultiCombobox } from '@/shared/ui/combobox';
import { $standards, standardsSearched } from '../../model/standards';

export type StandardsFieldProps = {
  name: string;
  codes: readonly string[];
  onChange: (codes: string[]) => void;
};

/** Standards of the shipped set, found by code or by what they say. */
export function StandardsField({ name, codes, onChange }: StandardsFieldProps) {
  const { standards, search } = useUnit({ standards: $standards, search: standardsSearched });
  const offered = [...new Set([...standards.found.map(({ code }) => code), ...codes])];
  return (
    <MultiCombobox
      name={name}
      values={codes}
      options={offered.map((code) => {
        const statement = standards.known[code]?.statement;
        return { value: code, label: code, ...(statement && { detail: statement }) };
      })}
      loading={standards.searching}
      placeholder="Find by code or words"
      emptyText="No standard of this set says that."
      onSearch={search}
      onChange={onChange}
    />
  );
}
