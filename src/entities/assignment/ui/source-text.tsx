import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { FormattedText } from '@/shared/ui/markdown-view';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { openingOf } from '../model/opening-of';

/** The text that the questions of a quiz are about; a long one begins folded. */
export function SourceText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const opening = openingOf(text);
  return (
    <Stack gap={3}>
      <Text as="div">
        <FormattedText text={isWhole ? text : opening} />
      </Text>
      {opening === text ? null : (
        <div>
          <Button size="sm" expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show less' : 'Show the whole text'}
          </Button>
        </div>
      )}
    </Stack>
  );
}
