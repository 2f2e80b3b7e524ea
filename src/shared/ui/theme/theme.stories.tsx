import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import { vars } from './contract.css';
import './template-themes.css';
import { coverThemes } from './template-themes';
import { coverNames } from './covers';
import { tokens } from './tokens';

/** All design tokens. Components read them from `vars`. */
const meta = { title: 'Theme/Overview' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const roles = {
  Paper: ['desk', 'desk2', 'well', 'sheet', 'raised', 'line', 'line2', 'rule', 'margin'],
  'Ink: text and controls': [
    'ink',
    'ink2',
    'ink3',
    'control',
    'primary',
    'primaryHover',
    'primaryTint',
    'primaryTint2',
    'focus',
  ],
  'Pen and signals': [
    'pen',
    'penTint',
    'penLine',
    'danger',
    'dangerTint',
    'warn',
    'warnTint',
    'ok',
    'okTint',
  ],
  'Washes of ink and overlays': ['wash1', 'wash2', 'wash3', 'binding', 'binding2', 'plate', 'tip', 'overlay'],
} as const;

const swatch = { height: 48, borderRadius: 6, boxShadow: `inset 0 0 0 1px ${vars.color.line2}` };

export const Colour: Story = {
  tags: ['pictured'],
  parameters: { frame: 880 },
  render: () => (
    <Stack gap={6}>
      {Object.entries(roles).map(([title, names]) => (
        <Stack key={title} gap={2}>
          <Text size="xs" tone="muted">
            {title}
          </Text>
          <Grid min="xs" gap={3}>
            {names.map((name) => (
              <div key={name}>
                <div style={{ ...swatch, background: vars.color[name] }} />
                <Text size="2xs" weight="bold">
                  {name}
                </Text>
              </div>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

export const HighContrast: Story = {
  tags: ['pictured'],
  ...Colour,
  globals: { theme: 'contrast' },
};

export const Covers: Story = {
  parameters: { frame: 880 },
  render: () => (
    <Grid min="xs" gap={4}>
      {coverNames.map((name) => (
        <div key={name} data-template={name}>
          <div
            style={{
              height: 44,
              background: vars.template.cover,
              borderRadius: vars.radius.cover,
              boxShadow: `inset 10px 0 0 ${vars.template.spine}`,
            }}
          />
          <div style={{ display: 'flex', height: 14, marginTop: 2 }}>
            {(['tint', 'tint2', 'line', 'ink'] as const).map((part) => (
              <div key={part} style={{ flex: 1, background: vars.template[part] }} />
            ))}
          </div>
          <Text size="2xs" weight="bold">
            {coverThemes[name].name} {coverThemes[name].hue}°
          </Text>
          <Text size="2xs" tone="muted" truncate>
            {name}
          </Text>
        </div>
      ))}
    </Grid>
  ),
};

export const CoversInHighContrast: Story = { ...Covers, globals: { theme: 'contrast' } };

export const Type: Story = {
  parameters: { frame: 880 },
  render: () => (
    <Stack gap={4}>
      <Heading level={2} size="5xl">
        Where does a tree come from?
      </Heading>
      <Heading level={2} size="4xl">
        Good morning, Amara.
      </Heading>
      <Heading level={2} size="3xl">
        The willow in the pot
      </Heading>
      <Heading level={2} size="2xl">
        A place I know by heart
      </Heading>
      <Heading level={2} size="xl">
        Rates of reaction: which antacid wins?
      </Heading>
      <Text size="lg">Hold up the log. Correct none of the answers.</Text>
      <Text size="md">Pass it round and ask where all this stuff came from.</Text>
      <Text size="sm">7B Science, Lab 2, 24 students</Text>
      <Text size="xs">18 of 24 marked</Text>
      <Text size="2xs">Due Friday 16 October</Text>
      <Text size="lg" voice="teacher">
        Two words, and I had to stop reading for a minute.
      </Text>
      <Text size="lg" voice="figure">
        27.5 82.2 B− 8:15 1.69M 6CO₂ + 6H₂O
      </Text>
      <Text size="lg" voice="document" lang="vi">
        Nguyễn Thị Ánh · Ọlá Ọmọlará · Wiśniewska · Ørjan · Łódź
      </Text>
      <Text size="lg" lang="vi">
        Nguyễn Thị Ánh · Ọlá Ọmọlará · Wiśniewska · Ørjan · Łódź
      </Text>
    </Stack>
  ),
};

export const SpaceRadiusAndDepth: Story = {
  parameters: { frame: 880 },
  render: () => (
    <Stack gap={6}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        {Object.entries(tokens.space).map(([step, size]) => (
          <div key={step}>
            <div style={{ width: size, height: size, background: vars.color.primaryTint2 }} />
            <Text size="2xs" tone="muted">
              {step}
            </Text>
          </div>
        ))}
      </div>
      <Grid min="xs" gap={4}>
        {Object.entries(tokens.radius).map(([name, radius]) => (
          <div
            key={name}
            style={{ padding: 16, borderRadius: radius, border: `1px solid ${vars.color.control}` }}
          >
            {name}
          </div>
        ))}
      </Grid>
      <Grid min="xs" gap={8}>
        {(['low', 'mid', 'high'] as const).map((depth) => (
          <div
            key={depth}
            style={{
              padding: 16,
              background: vars.color.sheet,
              borderRadius: vars.radius.page,
              boxShadow: vars.shadow[depth],
            }}
          >
            {depth}
          </div>
        ))}
      </Grid>
    </Stack>
  ),
};
