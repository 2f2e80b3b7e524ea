import JSZip from 'jszip';
import { create } from 'xmlbuilder2';

/** Characters that XML 1.0 can't hold. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** An XML document of nested objects: `@name` is an attribute, `#` the content. */
export function xmlOf(root: object): string {
  const clean = JSON.parse(JSON.stringify(root), (_, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll(FORBIDDEN, '') : value,
  );
  return create({ version: '1.0', encoding: 'UTF-8' }, clean).end({ prettyPrint: true });
}

interface PackagedFile {
  name: string;
  content: string;
  /** The resource type in the manifest. */
  type: string;
}

/** Every export of the same document is the same file. */
const WRITTEN = new Date('2026-01-01T00:00:00Z');

/** An IMS content package: a zip with a manifest. */
export async function packaged(files: readonly PackagedFile[]): Promise<Buffer> {
  const zip = new JSZip();
  const manifest = xmlOf({
    manifest: {
      '@xmlns': 'http://www.imsglobal.org/xsd/imscp_v1p1',
      '@identifier': 'manifest',
      metadata: { schema: 'IMS Content', schemaversion: '1.1.3' },
      organizations: {},
      resources: {
        resource: files.map(({ name, type }, index) => ({
          '@identifier': `resource${index + 1}`,
          '@type': type,
          '@href': name,
          file: { '@href': name },
        })),
      },
    },
  });
  for (const { name, content } of [{ name: 'imsmanifest.xml', content: manifest }, ...files]) {
    zip.file(name, content, { date: WRITTEN });
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
