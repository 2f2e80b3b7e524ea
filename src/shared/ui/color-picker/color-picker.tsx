import { ColorPicker as Ark, parseColor as arkColor } from '@ark-ui/react/color-picker';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useRef, useState } from 'react';
import { useFieldControl } from '../field';
import { classes } from '../private/classes';
import { pop } from '../private/overlay.css';
import { TextInput } from '../text-input';
import { closeAfter } from './close-after';
import * as styles from './color-picker.css';
import { colorName, defaultColors } from './default-colors';
import { readHistory, remember } from './history';
import { parseColor, toHex } from './parse-color';
import { SwatchRow } from './swatch-row';

/** The length of `#rrggbb`. */
const OPAQUE = 7;

export type ColorPickerProps = {
  /** The colour as hex. */
  value: string;
  /** Called with the colour as hex, repeatedly while the user drags. */
  onChange: (value: string) => void;
  /** What the colour is for, such as "Cover colour for 7B Science". */
  caption?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether the colour has no transparency. */
  opaque?: boolean;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** A colour, selected from nine defaults or recent colours, mixed, or entered as hex or rgb. */
export function ColorPicker({ value, caption, label, opaque = false, disabled, ...on }: ColorPickerProps) {
  const onChange = (color: string) => on.onChange(opaque ? color.slice(0, OPAQUE) : color);
  const { attributes, labelId } = useFieldControl(label);
  const [open, setOpen] = useState(false);
  const [history, setHistory] = useState(readHistory);
  const [written, setWritten] = useState<string | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  function choose(color: string) {
    onChange(color);
    setHistory(remember(color));
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpen(false), closeAfter);
  }

  function read() {
    if (written === null) return;
    if (written.trim() === '') {
      setWritten(null);
      return;
    }
    const color = toHex(parseColor(written));
    setWritten(null);
    onChange(color);
    setHistory(remember(color));
  }

  return (
    <Ark.Root
      value={arkColor(value).toFormat('hsba')}
      format="hsba"
      onValueChange={(details) => onChange(toHex(parseColor(details.value.toString('rgba'))))}
      onValueChangeEnd={(details) => setHistory(remember(toHex(parseColor(details.value.toString('rgba')))))}
      open={open}
      onOpenChange={(details) => {
        clearTimeout(closing.current);
        setOpen(details.open);
      }}
      ids={{ trigger: attributes.id, label: labelId }}
      disabled={disabled}
      positioning={{ placement: 'bottom-start', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control>
        <Ark.Trigger
          className={styles.trigger}
          aria-label={label ? `${label}: ${colorName(value)}` : colorName(value)}
          aria-labelledby={labelId ? `${labelId} ${attributes.id}` : undefined}
          aria-describedby={attributes['aria-describedby']}
        >
          <span className={styles.dot} style={{ backgroundColor: value }} />
          {colorName(value)}
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content
            className={classes(pop, styles.panel)}
            aria-label={label ?? 'Colour'}
            aria-labelledby={labelId}
          >
            <div className={styles.head}>
              <span className={styles.cover} style={{ backgroundColor: value }} />
              <span>
                <span className={styles.name}>{colorName(value)}</span>
                {caption && <span className={styles.caption}>{caption}</span>}
              </span>
            </div>
            <SwatchRow
              label="Colours"
              colors={defaultColors.map((color) => color.value)}
              chosen={value}
              onChoose={choose}
            />
            {history.length > 0 && (
              <div>
                <span className={styles.caption}>Chosen before</span>
                <SwatchRow label="Chosen before" colors={history} chosen={value} onChoose={choose} />
              </div>
            )}
            <Ark.Area className={styles.area} xChannel="saturation" yChannel="brightness">
              <Ark.AreaBackground className={styles.areaGround} />
              <Ark.AreaThumb className={styles.thumb} />
            </Ark.Area>
            <div className={styles.bottom}>
              <Ark.ChannelSlider className={styles.hue} channel="hue">
                <Ark.ChannelSliderTrack className={styles.hueTrack} />
                <Ark.ChannelSliderThumb className={styles.thumb} />
              </Ark.ChannelSlider>
              <TextInput
                label="Hex or rgb"
                value={written ?? value}
                onChange={setWritten}
                onBlur={read}
                onEnter={read}
                spellCheck={false}
              />
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
