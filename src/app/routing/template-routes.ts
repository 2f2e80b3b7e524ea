import { declaredTemplates } from '../../shared/api/generated/catalogue/templates.ts';

const areas = {
  teacher: { layout: 'teacher', access: 'teacher', catalogue: '/templates' },
  student: { layout: 'student', access: 'student', catalogue: '/students/templates' },
} as const;

/** The workspace, document, print and history pages of each declared template. */
export const templateRoutes = [
  ...declaredTemplates,
  {
    audience: 'teacher' as const,
    title: 'Your template',
    route: '/teacher/own/:own' as const,
    modifies: undefined,
  },
].flatMap(({ audience, title, route, modifies }) => {
  const { layout, access, catalogue } = areas[audience];
  const templates = { label: 'Templates', href: catalogue };
  const workspace = {
    layout,
    access,
    title,
    page: 'documents/generator',
    workspace: true,
    above: [templates],
  } as const;
  const modification = modifies
    ? ([
        {
          layout,
          access,
          path: `${route}/${modifies.picker}`,
          title: 'Change questions',
          page: 'documents/question-sets',
          above: [templates, { label: title, href: route }],
        },
        {
          ...workspace,
          path: `${route}/${modifies.form}`,
          title: `${title}: change questions`,
          above: [templates, { label: 'Change questions', href: `${route}/${modifies.picker}` }],
        },
      ] as const)
    : [];
  return [
    ...modification,
    { ...workspace, path: route },
    { ...workspace, path: `${route}/edit/:id`, parts: ['ui/opened-document.tsx'] },
    {
      ...workspace,
      path: `${route}/edit/:id/print`,
      title: `${title}: print`,
      parts: ['ui/opened-document.tsx'],
      above: [templates, { label: title, href: route }],
    },
    {
      layout,
      access,
      path: `${route}/history`,
      title: `${title}: history`,
      page: 'documents/generator-history',
      above: [templates, { label: title, href: route }],
    },
  ] as const;
});
