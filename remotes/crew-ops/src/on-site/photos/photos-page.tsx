import { useQuery, useWaiting } from '@callboard/client';
import { useParams, useRead, useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { AsOf, Faces, Page, Progress, Section } from '@callboard/ui';
import { ImageOff } from 'lucide-react';
import { useCallback } from 'react';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { useCrewMissing } from '../../base/use-crew-missing.tsx';
import { AddPhotos } from './add-photos.tsx';
import { PhotoChips, stateIn } from './photo-chips.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoSkeleton } from './photo-skeleton.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { crewPhotosQuery } from './photos.queries.ts';
import { photosOf } from './use-add-photo.ts';
import { useSentSoFar } from './use-sent-so-far.ts';

/** Pictures of a crew: taken here, waiting, approved. */
export function Component() {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const { id } = useParams(paths.photos);
  const [search, setSearch] = useSearch();
  const { data: crew } = useQuery(crewQuery(id));
  const read = useRead(useQuery(crewPhotosQuery(id)));
  const waiting = useWaiting(useCallback((entity: string) => entity.startsWith(photosOf(id)), [id]));
  const onWay = waiting.filter(({ state }) => state === 'sending' || state === 'waiting').length;
  const { sent, of } = useSentSoFar(onWay);
  const open = useCallback((photo: string) => setSearch({ photo }), [setSearch]);
  const all = read.kind === 'there' ? read.data.items : [];
  const state = stateIn(search['state']);
  const shown = state ? all.filter((photo) => photo.state === state) : all;
  const at = shown.findIndex((photo) => photo.id === search['photo']);
  const missing = { ...useCrewMissing(), icon: ImageOff };
  if (read.kind !== 'there')
    return (
      <Page title={t('photos.title')} titleHidden>
        {crew?.may.addPhoto && <AddPhotos crewId={id} />}
        {waiting.length > 0 && <PhotoGrid photos={[]} waiting={waiting} onOpen={open} />}
        <Faces read={read} loading={<PhotoSkeleton />} missing={missing}>
          {() => null}
        </Faces>
      </Page>
    );
  return (
    <Page title={t('photos.title')} titleHidden wide>
      {read.asOf !== null && <AsOf at={read.asOf} />}
      {crew?.may.addPhoto && <AddPhotos crewId={id} />}
      {of > 1 && (
        <Progress
          label={t('photos.onWay')}
          value={sent}
          max={of}
          text={t('photos.sentOf', { sent: number(sent), of: number(of) })}
        />
      )}
      <Section title={crew ? t('photos.of', { crew: crew.name }) : t('photos.title')} count={all.length}>
        <PhotoChips photos={all} state={state} onState={(next) => setSearch({ state: next })} />
        <PhotoGrid photos={shown} waiting={waiting} onOpen={open} mayAdd={crew?.may.addPhoto} />
      </Section>
      {shown[at] && (
        <PhotoViewer
          photos={shown}
          at={at}
          timeZone={crew?.timeZone}
          onMove={(photo) => setSearch({ photo })}
          onClose={() => setSearch({ photo: null })}
        />
      )}
    </Page>
  );
}
