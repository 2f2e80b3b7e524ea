import type { Template } from '@/shared/api/templates';

/** The input schema of a form with rows and nested fields. */
export const rowsSchemaFixture: Template['input_schema'] = {
  type: 'object',
  required: ['courses'],
  properties: {
    school: {
      type: 'object',
      title: 'School',
      widget: 'fields',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 80, title: 'Name', widget: 'text' },
        opens: { type: 'string', default: '', title: 'Opens at', widget: 'time' },
        term_start: { type: 'string', default: '', title: 'First day', widget: 'date' },
      },
    },
    courses: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      title: 'Courses',
      widget: 'rows',
      row: 'course',
      items: {
        type: 'object',
        required: ['title', 'credits'],
        properties: {
          title: { type: 'string', maxLength: 60, title: 'Title', widget: 'text' },
          level: {
            type: 'string',
            enum: ['Regular', 'Honors', 'AP'],
            default: 'Regular',
            title: 'Level',
            widget: 'select',
          },
          credits: { type: 'number', minimum: 0, maximum: 4, title: 'Credits', widget: 'number' },
          ends: { type: 'string', default: '', title: 'Ends', widget: 'date' },
        },
      },
    },
  },
};
