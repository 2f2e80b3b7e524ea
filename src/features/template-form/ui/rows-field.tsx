import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Plus, X } from 'lucide';
import { type ClipboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { focusAfterMove } from '@/shared/lib/row-focus';
import {
  type FieldMessages,
  messagesWithin,
  blankOf,
  type FormField,
  filledRows,
  type FormValues,
} from '@/entities/template-form';
import type { PastedRows } from '../model/pasted-rows';
import { isTable } from '../model/pasted-table';
import * as styles from './rows-field.css';

/** The fields of one row, for the caller to draw; paths count from the row. */
export type InnerForm = {
  fields: readonly FormField[];
  values: FormValues;
  messages: FieldMessages;
  onChange: (values: FormValues, path: string) => void;
  onBlur: (path: string) => void;
};

export type RowsFieldProps = {
  field: Extract<FormField, { kind: 'rows' }>;
  rows: readonly FormValues[];
  /** By their path from the field: `2.credits`. */
  messages: FieldMessages;
  onChange: (rows: readonly FormValues[], change: { path: string } | { order: readonly number[] }) => void;
  onBlur: (path: string) => void;
  children: (inner: InnerForm) => ReactNode;
};

/** Loads the reader of spreadsheets, which most forms never need. */
const loadReader = async () => (await import('../model/pasted-rows')).readPastedRows;

type Notice = {
  text: string;
  /** The rows that Undo restores; null if nothing changed. */
  before: readonly FormValues[] | null;
};

/** More rows than this are folded to a line each. */
const FOLDED_FROM = 4;

/** Rows of fields that can be added, removed, moved and pasted from a spreadsheet. */
export function RowsField({ field, rows, messages, onChange, onBlur, children }: RowsFieldProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [unfolded, setUnfolded] = useState<FormValues | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { fields, max, row: noun } = field;
  const folds = rows.length >= FOLDED_FROM;
  const before = notice?.before;

  const rearrange = (next: readonly FormValues[]) => {
    setNotice(null);
    onChange(next, { order: next.map((row) => rows.indexOf(row)) });
  };
  const change = (index: number, values: FormValues, path: string) => {
    setNotice(null);
    if (unfolded === rows[index]) setUnfolded(values);
    onChange(rows.with(index, values), { path: `${index}.${path}` });
  };
  const add = () => {
    const blank = blankOf(fields);
    setUnfolded(blank);
    rearrange([...rows, blank]);
    focusLater(() =>
      list.current?.children[rows.length]?.querySelector('input, textarea, select, [role="combobox"]'),
    );
  };
  const remove = (index: number, button: HTMLElement) => {
    rearrange(rows.toSpliced(index, 1));
    setNotice({ text: `${capital(noun)} ${index + 1} removed.`, before: rows });
    if (index < rows.length - 1) focusAfterMove(button, 'removed');
    else focusLater(() => list.current?.parentElement?.querySelector('[data-add] button'));
  };
  const insert = (index: number, pasted: PastedRows) => {
    const current = rows[index];
    const isBlank = current !== undefined && filledRows(field, [current]).length === 0;
    const room = max === null ? pasted.rows.length : Math.max(0, max - rows.length + (isBlank ? 1 : 0));
    const added = pasted.rows.slice(0, room);
    rearrange(rows.toSpliced(isBlank ? index : index + 1, isBlank ? 1 : 0, ...added));
    setNotice({
      text: pasteNotice(added.length, pasted.rows.length - added.length, pasted.unread),
      before: rows,
    });
  };
  // The rows may change while the reader loads.
  const insertLater = useRef(insert);
  useLayoutEffect(() => {
    insertLater.current = insert;
  });
  const paste = (index: number, event: ClipboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget.querySelector('input, textarea')) return;
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text, fields)) return;
    event.preventDefault();
    loadReader().then(
      (read) => insertLater.current(index, read(text, fields)),
      () => setNotice({ text: 'The rows couldn’t be pasted. Try again.', before: null }),
    );
  };

  return (
    <div className={styles.rows}>
      <div
        ref={list}
        className={styles.rows}
        data-rows
        onFocus={() => {
          // So that it is there when something is pasted.
          loadReader().catch(() => {});
        }}
      >
        {rows.map((row, index) => {
          const name = `${noun} ${index + 1}`;
          const inner = messagesWithin(messages, index);
          const isOpen = !folds || row === unfolded || Object.keys(inner).length > 0;
          return (
            <div
              key={index}
              className={styles.row}
              role="group"
              aria-label={capital(name)}
              onPaste={(event) => paste(index, event)}
            >
              {folds ? (
                <button
                  type="button"
                  className={styles.fold}
                  aria-expanded={isOpen}
                  onClick={() => setUnfolded(row === unfolded ? null : row)}
                >
                  <Icon of={isOpen ? ChevronDown : ChevronRight} size="sm" />
                  {summaryOf(fields, row) || capital(name)}
                </button>
              ) : (
                <span className={styles.name}>{capital(name)}</span>
              )}
              <div className={styles.moves}>
                <IconButton
                  label={`Move ${name} up`}
                  icon={ArrowUp}
                  size="sm"
                  disabled={index === 0}
                  onClick={({ currentTarget }) => {
                    rearrange(moved(rows, index, -1));
                    focusAfterMove(currentTarget, -1);
                  }}
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={ArrowDown}
                  size="sm"
                  disabled={index === rows.length - 1}
                  onClick={({ currentTarget }) => {
                    rearrange(moved(rows, index, 1));
                    focusAfterMove(currentTarget, 1);
                  }}
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={X}
                  size="sm"
                  onClick={({ currentTarget }) => remove(index, currentTarget)}
                />
              </div>
              {isOpen ? (
                <div className={styles.body}>
                  {children({
                    fields,
                    values: row,
                    messages: inner,
                    onChange: (values, path) => change(index, values, path),
                    onBlur: (path) => onBlur(`${index}.${path}`),
                  })}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
      <div className={styles.foot} data-add>
        {max === null || rows.length < max ? (
          <Button size="sm" variant="quiet" icon={Plus} onClick={add}>
            {`Add ${noun}`}
          </Button>
        ) : (
          <span>
            {rows.length} of {max}
          </span>
        )}
        <output>{notice?.text}</output>
        {before ? (
          <Button size="sm" variant="quiet" onClick={() => rearrange(before)}>
            Undo
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const moved = (rows: readonly FormValues[], index: number, by: 1 | -1): readonly FormValues[] => {
  const row = rows[index];
  return row === undefined ? rows : rows.toSpliced(index, 1).toSpliced(index + by, 0, row);
};

/** The first texts and numbers of a row, for its folded line. */
const summaryOf = (fields: readonly FormField[], row: FormValues): string =>
  fields
    .map(({ name }) => row[name])
    .filter((value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
    .slice(0, 2)
    .join(' · ');

const pasteNotice = (added: number, dropped: number, unread: number): string =>
  [
    `${added} ${added === 1 ? 'row' : 'rows'} pasted.`,
    dropped > 0 ? `${dropped} didn’t fit.` : '',
    unread > 0 ? `${unread} ${unread === 1 ? 'cell' : 'cells'} couldn’t be read.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');

const focusLater = (find: () => Element | null | undefined): void => {
  requestAnimationFrame(() => {
    const target = find();
    if (target instanceof HTMLElement) target.focus();
  });
};
