import { useCallback } from 'react';
import { BlockView as Block, type BlockViewProps } from '@/entities/document';
import { GivenScore, ScoreApproval } from './score-approval';

/** The value of a section; in the teacher copy with the approval of scores. */
export function BlockView(props: BlockViewProps) {
  const { section, copy } = props;
  const scoreActions = useCallback<NonNullable<BlockViewProps['scoreActions']>>(
    (score) => <ScoreApproval section={section} score={score} />,
    [section],
  );
  const submissionActions = useCallback<NonNullable<BlockViewProps['submissionActions']>>(
    (submission, index) => <GivenScore section={section} submission={submission} index={index} />,
    [section],
  );
  if (copy === 'student') return <Block {...props} />;
  return <Block {...props} scoreActions={scoreActions} submissionActions={submissionActions} />;
}
