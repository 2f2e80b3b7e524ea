import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { Avatar } from '@/shared/ui/avatar';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { FileButton } from '@/shared/ui/file-button';
import {
  $drawing,
  $photo,
  choiceCancelled,
  fileChosen,
  removeRequested,
  saveRequested,
} from '../model/photo';
import { PHOTO_KINDS, previewOf } from '../model/photo-state';
import { Part } from './part';
import { choice, hint, photo as row } from './part.css';

/** The photo: choose, preview, save or remove. */
export function PhotoPart() {
  const [user, photo] = useUnit([$user, $photo]);
  if (!user) return null;
  const problem = photo.state === 'idle' || photo.state === 'chosen' ? photo.problem : null;
  return (
    <Part title="Photo" note="Shown beside your name. Without a photo we show your initials.">
      {problem && (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      <div className={row}>
        <Avatar
          size="xl"
          name={user.full_name}
          src={previewOf(photo) ?? user.photo_url ?? undefined}
          decorative
        />
        <div className={choice}>
          <PhotoButtons hasPhoto={user.photo_url !== null} />
          <p className={hint}>PNG, JPEG or WebP, up to 20 MB. We remove its location.</p>
        </div>
      </div>
    </Part>
  );
}

function PhotoButtons({ hasPhoto }: { hasPhoto: boolean }) {
  const [photo, drawing] = useUnit([$photo, $drawing]);
  const on = useUnit({
    choose: fileChosen,
    cancel: choiceCancelled,
    save: saveRequested,
    remove: removeRequested,
  });
  if (photo.state === 'chosen' || photo.state === 'saving') {
    return (
      <Cluster gap={3}>
        <Button variant="soft" pending={photo.state === 'saving'} onClick={() => on.save()}>
          Save photo
        </Button>
        <Button variant="quiet" disabled={photo.state === 'saving'} onClick={() => on.cancel()}>
          Cancel
        </Button>
      </Cluster>
    );
  }
  return (
    <Cluster gap={3}>
      <FileButton
        label="Choose a photo"
        accept={PHOTO_KINDS.join(',')}
        pending={drawing}
        onChoose={(file) => on.choose(file)}
      >
        {hasPhoto ? 'Choose another photo' : 'Choose a photo'}
      </FileButton>
      {hasPhoto && (
        <Button variant="quiet" pending={photo.state === 'removing'} onClick={() => on.remove()}>
          Remove
        </Button>
      )}
    </Cluster>
  );
}
