import { LocaleProvider } from '@ark-ui/react/locale';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { preloadDeferred } from '../src/shared/deferred';
import { themeNames } from '../src/shared/ui/theme/tokens';
import '../src/shared/ui/theme/global.css';
import { showsOneOf } from './component-shown';

/** Storybook parameters of our own. */
declare module '@storybook/react-vite' {
  interface Parameters {
    /** Width in px of the box the story is drawn in; without it the story is as wide as it needs. */
    frame?: number;
  }
}

const withTheme: Decorator = (Story, { globals, parameters }) => {
  const theme = String(globals.theme);
  const frame: unknown = parameters.frame;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  if (parameters.layout === 'fullscreen') return <Story />;
  return (
    <div
      data-story-frame
      style={{ width: typeof frame === 'number' ? frame : 'fit-content', maxWidth: '100%' }}
    >
      <Story />
    </div>
  );
};

/** Sets the direction of the page and of Ark's parts, which mirror keys and positions themselves. */
const withDirection: Decorator = (Story, { globals }) => {
  const rightToLeft = globals.direction === 'rtl';
  useLayoutEffect(() => {
    document.documentElement.dir = rightToLeft ? 'rtl' : 'ltr';
    document.documentElement.lang = rightToLeft ? 'ar' : 'en';
  }, [rightToLeft]);
  return (
    <LocaleProvider locale={rightToLeft ? 'ar-AE' : 'en-US'}>
      <Story />
    </LocaleProvider>
  );
};

const preview: Preview = {
  // Stories show components as they are once the user has begun to use the page.
  loaders: [preloadDeferred],
  afterEach: ({ canvasElement, component, subcomponents = {}, tags, title }) => {
    // The theme is no component.
    if (!tags.includes('pictured') || title.startsWith('Theme/')) return;
    if (!showsOneOf([component, ...Object.values(subcomponents)], canvasElement))
      throw new Error('A pictured story ends with its component, or one of its subcomponents, in sight');
  },
  decorators: [withTheme, withDirection],
  initialGlobals: { theme: 'light', direction: 'ltr', viewport: { value: undefined } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themeNames], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Describing every element that passes takes most of axe's time.
      options: { resultTypes: ['violations', 'incomplete'] },
      // A story is a piece of a page: the landmarks are the page's.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Theme',
          'Text',
          'Layout',
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Document',
          'Features',
          'Widgets',
          'Pages',
          'Inside',
        ],
      },
    },
    backgrounds: { disable: true },
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        'phone light': { theme: 'light', viewport: 'phone' },
        'phone dark': { theme: 'dark', viewport: 'phone' },
      },
      diffThreshold: 0.05,
      diffIncludeAntiAliasing: true,
      pauseAnimationAtEnd: true,
    },
  },
  tags: ['autodocs'],
};

export default preview;
