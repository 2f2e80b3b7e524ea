import type { TemplateDeclaration } from '../../server/documents/templates/declaration.ts';
import { spell } from '../scaffold/names.ts';

const NOTICE = 'Generated from the declarations of the templates by `npm run generate`.';
const TEMPLATES = '../documents/templates';

/** The form and the sections of the contract's example, limited to one field each. */
const templateParts = {
  input_schema: {
    type: 'object',
    required: ['topic'],
    properties: { topic: { type: 'string', maxLength: 200, title: 'Topic', widget: 'text' } },
  },
  prefill: { topic: 'Photosynthesis' },
  sections: [
    { key: 'overview', title: 'Overview', block: 'prose', teacher_only: false, schema: { type: 'string' } },
  ],
  actions: [{ key: 'shorter', label: 'Shorter' }],
  targets: [],
  exports: [
    {
      format: 'pdf',
      label: 'PDF',
      extension: 'pdf',
      group: 'Document',
      copies: ['teacher', 'student'],
      paper: true,
    },
  ],
};

/** The modules that are generated from the declarations, by path. */
export function templateModules(declarations: readonly TemplateDeclaration[]): Map<string, string> {
  return new Map([
    ['server/generated/declarations.ts', list(declarations, 'declaration')],
    ['server/generated/generators.ts', list(declarations, 'generator')],
    ['src/shared/api/generated/catalogue/templates.ts', clientTemplates(declarations)],
    ['src/shared/api/generated/catalogue/icons.ts', icons(declarations)],
    ['src/shared/api/generated/catalogue/first-steps.ts', firstSteps(declarations)],
  ]);
}

/** The part of the contract that is generated from the declarations, by path. */
export function templateTypes(declarations: readonly TemplateDeclaration[]): Map<string, string> {
  const types = declarations.map(({ templateType }) => templateType);
  const [first] = declarations;
  if (first === undefined) throw new Error('The registry has no template.');
  const { title, description, route, templateType, icon, audience, group, plan } = first;
  const entry = { title, description, route, templateType, icon, audience, group, plan };
  // YAML is a superset of JSON.
  const components = {
    schemas: { TemplateType: { type: 'string', enum: types } },
    examples: {
      TemplateType: { value: templateType },
      ConversionTarget: { value: declarations.at(1)?.templateType ?? templateType },
      TemplateList: { value: { items: [entry] } },
      Template: { value: { entry, ...templateParts } },
      TemplateCopy: { value: { from: templateType } },
      ...ownTemplateExamples(templateType),
    },
  };
  const part = JSON.stringify({ components }, null, 2);
  return new Map([['openapi/generated/template-types.yaml', `# ${NOTICE}\n${part}\n`]]);
}

/** A template that a teacher copied from the first of ours. */
function ownTemplateExamples(base: string) {
  const id = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';
  const content = {
    base,
    name: 'Lab report',
    description: 'A report on an experiment',
    instructions: 'Write for students who have done the experiment.',
    fields: [
      { key: 'topic', title: 'Topic', widget: 'common', required: true },
      { key: 'grade_level', title: 'Grade', widget: 'common', required: true },
    ],
    sections: [{ key: 'part_1', title: 'Method', block: 'steps', teacher_only: false }],
  };
  const own = { id, template_type: `own-${id}`, version: 1, content, shared: false, school: null };
  return {
    OwnTemplateContent: { value: content },
    OwnTemplateEdit: { value: { version: 1, content } },
    OwnTemplate: { value: { ...own, trashed_at: null, updated_at: '2026-11-20T09:00:00.000Z' } },
  };
}

function list(declarations: readonly TemplateDeclaration[], kind: 'declaration' | 'generator'): string {
  const names = declarations.map(({ templateType }) => spell(templateType));
  const imports = names.map(
    ({ camel, kebab }) => `import { ${kind} as ${camel} } from '${TEMPLATES}/${kebab}/${kind}.ts';\n`,
  );
  const type = kind === 'declaration' ? 'TemplateDeclaration' : 'Generator';
  return `// ${NOTICE}
import type { ${type} } from '${TEMPLATES}/${kind}.ts';
${imports.join('')}
export const ${kind}s: readonly ${type}[] = [${names.map(({ camel }) => camel).join(', ')}];
`;
}

function clientTemplates(declarations: readonly TemplateDeclaration[]): string {
  const entries = declarations.map(({ templateType, audience, title, route, gate, plan, cover, modifies }) =>
    JSON.stringify({ templateType, audience, title, route, gate, plan, cover, modifies: modifies ?? null }),
  );
  return `// ${NOTICE}\nexport const declaredTemplates = [\n  ${entries.join(',\n  ')},\n] as const;\n`;
}

function firstSteps(declarations: readonly TemplateDeclaration[]): string {
  const entries = declarations.flatMap(({ templateType, audience, route, icon, firstStep }) =>
    firstStep ? [JSON.stringify({ templateType, audience, route, icon, ...firstStep })] : [],
  );
  return `// ${NOTICE}\nexport const firstSteps = [\n  ${entries.join(',\n  ')},\n] as const;\n`;
}

function icons(declarations: readonly TemplateDeclaration[]): string {
  const names = [...new Set(declarations.map(({ icon }) => icon))].map(spell);
  const imports = [...new Set([...names.map(({ pascal }) => pascal), 'FileText'])];
  return `// ${NOTICE}
import { ${imports.join(', ')}, type IconNode } from 'lucide';

// Imported one by one, because the whole set is larger than the application.
const icons: Readonly<Record<string, IconNode>> = {
${names.map(({ kebab, pascal }) => `  '${kebab}': ${pascal},\n`).join('')}};

/** The icon with this name in the catalogue; a blank page if this build doesn't have it. */
export const templateIcon = (name: string): IconNode => icons[name] ?? FileText;
`;
}
