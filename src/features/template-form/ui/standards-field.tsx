import { useUnit } from 'effector-react';
import { DeferredMultiCombobox } from '@/shared/ui/combobox';
import { $standards, standardsSearched } from '../model/standards';

export type StandardsFieldProps = {
  name: string;
  codes: readonly string[];
  onChange: (codes: string[]) => void;
};

/** Standards of the chosen framework, searched by code or text. */
export function StandardsField({ name, codes, onChange }: StandardsFieldProps) {
  const { standards, search } = useUnit({ standards: $standards, search: standardsSearched });
  const offered = [...new Set([...standards.found.map(({ code }) => code), ...codes])];
  return (
    <DeferredMultiCombobox
      name={name}
      values={codes}
      options={offered.map((code) => {
        const statement = standards.known[code]?.statement;
        return { value: code, label: code, ...(statement && { detail: statement }) };
      })}
      loading={standards.searching}
      placeholder="Search by code or words"
      emptyText="No matching standard."
      onSearch={search}
      onChange={onChange}
    />
  );
}
