import { Document, Packer, Paragraph } from 'docx';

/** A PDF with one page for each list of lines, written by hand. */
export function makePdf(pages: readonly (readonly string[])[]): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const pageNumbers = pages.map((_, index) => 4 + index * 2);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
  );
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  pages.forEach((lines, index) => {
    const shown = lines
      .map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj 0 -16 Td`)
      .join('\n');
    const content = lines.length === 0 ? '' : `BT /F1 12 Tf 72 720 Td\n${shown}\nET`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  });
  let text = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A PDF whose dictionary requires a password. */
export function makeLockedPdf(): Buffer {
  const open = makePdf([['Locked text.']]).toString('latin1');
  const bytes = '0'.repeat(64);
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${bytes}> /U <${bytes}> /P -4 >> /ID [<00> <00>] /Root`;
  return Buffer.from(open.replace('/Root', lock), 'latin1');
}

export async function makeDocx(paragraphs: readonly string[]): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({ sections: [{ children: paragraphs.map((text) => new Paragraph(text)) }] }),
  );
}
