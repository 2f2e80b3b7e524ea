import { exportFormats } from '../../server/documents/exports/formats/declarations.ts';

const NOTICE = 'Generated from the declarations of the export formats by `npm run generate`.';

/** The part of the contract that is generated from the export formats, by path. */
export function formatContract(): Map<string, string> {
  const types = new Set(exportFormats.map(({ contentType }) => contentType));
  const content = [...types].map((type) => [
    type,
    { schema: { type: 'string', ...(!type.startsWith('text/') && { format: 'binary' }) } },
  ]);
  // YAML is a superset of JSON.
  const components = {
    schemas: { ExportFormat: { type: 'string', enum: exportFormats.map(({ format }) => format) } },
    responses: {
      ExportedFile: {
        description: 'The file, with its name in Content-Disposition.',
        content: Object.fromEntries(content),
      },
    },
  };
  const part = JSON.stringify({ components }, null, 2);
  return new Map([['openapi/generated/export-formats.yaml', `# ${NOTICE}\n${part}\n`]]);
}
