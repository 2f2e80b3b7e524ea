import { useUnit } from 'effector-react';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableProps } from '@/shared/ui/table';
import { version } from '../../../../package.json';
import { $engine } from '../model/about';
import * as styles from './about-page.css';
import { parts, typefaces, versionOf } from './credits';

const engines = {
  'built-in':
    'In this installation the built-in engine writes. It drafts by rule, from your form and your sources, and sends nothing anywhere.',
  model: 'In this installation a language model writes, the one that whoever runs it has chosen.',
};

const partColumns: TableProps<(typeof parts)[number]>['columns'] = [
  { key: 'name', label: 'Made with', cell: ({ name }) => name },
  { key: 'use', label: 'For', cell: ({ use }) => use },
  {
    key: 'version',
    label: 'Version',
    cell: ({ name }) => <span className={styles.figure}>{versionOf(name)}</span>,
  },
  { key: 'licence', label: 'Licence', cell: ({ licence }) => licence },
];

const typefaceColumns: TableProps<(typeof typefaces)[number]>['columns'] = [
  { key: 'name', label: 'Typeface', cell: ({ name }) => name },
  { key: 'by', label: 'By', cell: ({ by }) => by },
  { key: 'licence', label: 'Licence', cell: ({ licence }) => licence },
];

/** What Lectern is, what writes in it, and what it is made with. */
export function AboutPage() {
  const engine = useUnit($engine);
  return (
    <Stack gap={10}>
      <PageHeader
        title="About Lectern"
        lead="A workspace for teachers and their students, in which AI drafts and people decide."
      />
      <PageSection title="What it is for">
        <div className={styles.words}>
          <p>
            Teachers plan lessons, write quizzes and mark work with it; students read, practise and hand in.
            Each tool asks what it needs, says what it will cost, and writes a document that can be changed,
            checked and taken along.
          </p>
          <p>
            What a tool writes is a draft. Its checks are shown beside it, the page of a source is named where
            one was used, and no mark stands before a teacher has given it.
          </p>
        </div>
      </PageSection>
      <PageSection title="Who writes">
        <div className={styles.words}>
          <p>
            {engine === null
              ? 'Either the built-in engine, which drafts by rule, or a language model: whoever runs this installation decides.'
              : engines[engine]}
          </p>
        </div>
      </PageSection>
      <PageSection title="Version" more={<span className={styles.figure}>{version}</span>}>
        <Table
          label="What Lectern is made with"
          rows={parts}
          rowKey={({ name }) => name}
          columns={partColumns}
        />
      </PageSection>
      <PageSection title="Letters and standards">
        <Table label="Typefaces" rows={typefaces} rowKey={({ name }) => name} columns={typefaceColumns} />
        <p className={styles.small}>
          Common Core: © Copyright 2010. National Governors Association Center for Best Practices and Council
          of Chief State School Officers. All rights reserved. NGSS is a registered trademark of WestEd;
          neither WestEd nor the lead states and partners that developed the standards were involved in this
          product, and they do not endorse it.
        </p>
      </PageSection>
    </Stack>
  );
}
