import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableProps } from '@/shared/ui/table';
import * as styles from './licences-page.css';

type LicensedPackage = { name: string; version: string; licence: string };

/** Read from the installed packages by `scripts/licences.ts` when the client is built. */
declare const __LICENCES__: readonly LicensedPackage[];

const packageColumns: TableProps<LicensedPackage>['columns'] = [
  { key: 'name', label: 'Library', cell: ({ name }) => name },
  {
    key: 'version',
    label: 'Version',
    cell: ({ version }) => <span className={styles.figure}>{version}</span>,
  },
  { key: 'licence', label: 'Licence', cell: ({ licence }) => licence },
];

const artwork = [
  { name: 'Literata', by: 'TypeTogether', licence: 'SIL Open Font License 1.1' },
  { name: 'Atkinson Hyperlegible Next', by: 'Braille Institute', licence: 'SIL Open Font License 1.1' },
  { name: 'Hanken Grotesk', by: 'Alfredo Marco Pradil', licence: 'SIL Open Font License 1.1' },
  {
    name: 'Noto Naskh Arabic, Serif Devanagari, Serif Hebrew, Sans Symbols 2 and Emoji',
    by: 'Google',
    licence: 'SIL Open Font License 1.1',
  },
  { name: 'Nanum Gothic', by: 'Sandoll and Fontrix for NAVER', licence: 'SIL Open Font License 1.1' },
  { name: 'Droid Sans Fallback', by: 'Ascender for Google', licence: 'Apache License 2.0' },
  { name: 'New Computer Modern', by: 'Antonis Tsolomitis', licence: 'GUST Font License 1.0' },
  { name: 'Lucide icons', by: 'Lucide contributors', licence: 'ISC' },
];

const artworkColumns: TableProps<(typeof artwork)[number]>['columns'] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name },
  { key: 'by', label: 'By', cell: ({ by }) => by },
  { key: 'licence', label: 'Licence', cell: ({ licence }) => licence },
];

/** The libraries, typefaces and icons in the product, and the notices that the standards require. */
export function LicencesPage() {
  return (
    <Stack gap={10}>
      <PageHeader title="Licences" lead="The libraries, typefaces, icons and standards in Lectern." />
      <PageSection title="Libraries">
        <Table
          label="Libraries and their licences"
          rows={__LICENCES__}
          rowKey={({ name }) => name}
          columns={packageColumns}
        />
      </PageSection>
      <PageSection title="Typefaces and icons">
        <Table
          label="Typefaces and icons with their licences"
          rows={artwork}
          rowKey={({ name }) => name}
          columns={artworkColumns}
        />
      </PageSection>
      <PageSection title="Standards">
        <p className={styles.notice}>
          Common Core: © Copyright 2010. National Governors Association Center for Best Practices and Council
          of Chief State School Officers. All rights reserved. NGSS is a registered trademark of WestEd;
          neither WestEd nor the lead states and partners that developed the standards were involved in this
          product, and they do not endorse it.
        </p>
      </PageSection>
    </Stack>
  );
}
