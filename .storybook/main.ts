import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';

/** The product shows its fonts at once or on the next page; a picture of a story has no next page, so it waits for them. */
const waitForFonts: Plugin = {
  name: 'wait-for-fonts',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = file.source.toString().replaceAll('font-display:optional', 'font-display:swap');
    }
  },
};

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', './pages/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler-based reader does not know this TypeScript.
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: ['../public'],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), waitForFonts] }),
};

export default config;
