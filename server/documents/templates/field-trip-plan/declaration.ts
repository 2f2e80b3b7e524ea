import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'field-trip-plan',
  audience: 'teacher',
  title: 'Field trip plan',
  description: 'Times, costs, safety and the letter home',
  keywords: [
    'field trip',
    'excursion',
    'outing',
    'school trip',
    'museum',
    'permission',
    'risk assessment',
    'bus',
    'itinerary',
    'chaperones',
  ],
  group: 'Plan',
  icon: 'bus',
  cover: 'teal',
  route: '/teacher/field-trip-plan',
  gate: 'subscription',
  plan: 'pro',
  reference: true,
} as const satisfies TemplateDeclaration;
