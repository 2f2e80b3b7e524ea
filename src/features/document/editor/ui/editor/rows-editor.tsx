import { ArrowDown, ArrowUp, Plus, X } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { focusAfterMove } from '@/shared/lib/row-focus';
import { type JsonPath, withRowAdded, withRowMoved, withRowRemoved } from '../../model/json-path';
import * as styles from './editor.css';

export type RowsEditorProps = {
  /** The name of one row. */
  label: string;
  /** The value of the section, and the path to the rows in it. */
  root: unknown;
  path: JsonPath;
  rows: readonly unknown[];
  /** The value of a new row. */
  blank: () => unknown;
  /** The maximum number of rows; null for no limit. */
  max: number | null;
  onChange: (root: unknown) => void;
  children: (row: unknown, index: number) => ReactNode;
};

/** Rows that can be added, removed and moved, by mouse and keyboard. */
export function RowsEditor({ label, root, path, rows, blank, max, onChange, children }: RowsEditorProps) {
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => {
        const name = `${label} ${index + 1}`;
        return (
          <div
            key={index}
            className={isBlock(row) ? styles.block : styles.row}
            role="group"
            aria-label={name}
          >
            {isBlock(row) ? <span className={styles.blockName}>{name}</span> : children(row, index)}
            <div className={styles.moves}>
              <IconButton
                label={`Move ${name} up`}
                icon={ArrowUp}
                size="sm"
                disabled={index === 0}
                onClick={({ currentTarget }) => {
                  onChange(withRowMoved(root, path, index, -1));
                  focusAfterMove(currentTarget, -1);
                }}
              />
              <IconButton
                label={`Move ${name} down`}
                icon={ArrowDown}
                size="sm"
                disabled={index === rows.length - 1}
                onClick={({ currentTarget }) => {
                  onChange(withRowMoved(root, path, index, 1));
                  focusAfterMove(currentTarget, 1);
                }}
              />
              <IconButton
                label={`Remove ${name}`}
                icon={X}
                size="sm"
                onClick={({ currentTarget }) => {
                  onChange(withRowRemoved(root, path, index));
                  focusAfterMove(currentTarget, 'removed');
                }}
              />
            </div>
            {isBlock(row) ? <div className={styles.blockBody}>{children(row, index)}</div> : null}
          </div>
        );
      })}
      {max === null || rows.length < max ? (
        <div>
          <Button
            size="sm"
            variant="quiet"
            icon={Plus}
            onClick={() => onChange(withRowAdded(root, path, blank()))}
          >
            Add {label.toLowerCase()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A row of several fields gets its own header, so that the fields have the full width. */
const isBlock = (row: unknown): boolean => typeof row === 'object' && row !== null;
