import { useUnit } from 'effector-react';
import { Select } from '@/shared/ui/select';
import { $ownDocuments } from '../model/own-documents';

export type DocumentFieldProps = {
  name: string;
  /** The id of the document; empty for none. */
  value: string;
  onChange: (id: string) => void;
  onBlur: () => void;
};

/** One of the user's own documents, newest first. */
export function DocumentField({ name, value, onChange, onBlur }: DocumentFieldProps) {
  const documents = useUnit($ownDocuments);
  return (
    <Select
      name={name}
      value={value}
      placeholder={documents.length === 0 ? 'You have none yet' : 'Choose'}
      options={documents.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
