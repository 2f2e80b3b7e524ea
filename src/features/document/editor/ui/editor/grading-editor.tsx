import * as zod from 'zod/mini';
import { useMemo } from 'react';
import { blockJsonSchemas } from '@/shared/api/block-json-schemas';
import { readEditorSchema } from '../../model/editor-schema';
import type { BlockEditorProps } from '../block-editor-props';
import { NodeEditor } from './node-editor';
import * as styles from './editor.css';

const byName = zod.record(zod.string(), zod.unknown());

/** Edits the score of each criterion; the criteria are those of the rubric. */
export function GradingEditor({ value, onChange }: BlockEditorProps) {
  const node = useMemo(() => readEditorSchema(blockJsonSchemas.grading.additionalProperties), []);
  const names = Object.keys(byName.safeParse(value).data ?? {});
  return names.map((name) => (
    <section key={name} className={styles.block} aria-label={name}>
      <h3 className={styles.blockName}>{name}</h3>
      <div className={styles.blockBody}>
        <NodeEditor node={node} path={[name]} hidesLabel root={value} onChange={onChange} />
      </div>
    </section>
  ));
}
