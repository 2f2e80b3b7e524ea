const generators = [
  { type: 'lesson-plan-builder', title: 'Lesson plan builder' },
  { type: 'exam-and-quizzes', title: 'Exams and quizzes' },
] as const;

const teachers = { layout: 'teacher', access: 'teacher' } as const;
const templates = { label: 'Templates', href: '/templates' };

/** The pages of each generator. They are spelled out, so that any other path is a 404 on the server, too. */
export const generatorRoutes = generators.flatMap(({ type, title }) => {
  const path = `/teacher/${type}`;
  return [
    { ...teachers, path, title, page: 'generator', workspace: true, above: [templates] },
    { ...teachers, path: `${path}/edit/:id`, title, page: 'generator', workspace: true, above: [templates] },
    {
      ...teachers,
      path: `${path}/history`,
      title: `${title}: history`,
      page: 'generator-history',
      above: [templates, { label: title, href: path }],
    },
  ] as const;
});
