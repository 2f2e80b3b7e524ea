import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide';
import {
  acceptsChanges,
  changeRequested,
  type GenerationState,
  type OpenDocument,
} from '@/entities/generation';
import type { Version } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { clockOf } from '@/shared/lib/dates';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { versionName } from '@/entities/document';
import { $versions } from '@/features/document/versions';
import * as styles from './rail.css';

export type VersionsProps = { template: Template; state: GenerationState; document: OpenDocument };

const levelOf = ({ measured_fk }: NonNullable<Version['reading']>): string => `reads at grade ${measured_fk}`;

/** The versions of the document; an earlier one can be restored. */
export function Versions({ template, state, document }: VersionsProps) {
  const versions = useUnit($versions);
  const change = useUnit(changeRequested);
  const { generation } = document;
  const items = versions.id === generation.id ? versions.items : [];
  const isWriting = state.state === 'writing';
  if (items.length === 0 && !isWriting) return null;
  return (
    <section className={styles.part} id="document-versions" tabIndex={-1} aria-labelledby="versions">
      <Heading level={2} size="lg" id="versions">
        Versions
      </Heading>
      <ol className={styles.versions} reversed>
        {isWriting ? (
          <li className={styles.version} aria-current="true">
            <b className={styles.knot}>{generation.version + 1}</b>
            <span className={styles.versionName}>Writing now</span>
          </li>
        ) : null}
        {items.map((version) => {
          const isShown = version.version === generation.version && !isWriting;
          return (
            <li key={version.version} className={styles.version} aria-current={isShown ? 'true' : undefined}>
              <b className={styles.knot}>{version.version}</b>
              <span className={styles.versionName}>
                {versionName(version, template.sections)}
                <small className={styles.small}>
                  {clockOf(version.created_at)}
                  {version.reading ? `, ${levelOf(version.reading)}` : ''}
                </small>
              </span>
              {isShown ? null : (
                <IconButton
                  label={`Restore version ${version.version}`}
                  icon={Undo2}
                  size="sm"
                  disabled={!acceptsChanges(state)}
                  onClick={() => change({ kind: 'restore', version: version.version, reason: 'chosen' })}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
