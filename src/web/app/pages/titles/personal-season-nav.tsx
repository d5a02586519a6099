import { type ComponentProps, useCallback } from "react";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { knowsAnything } from "../../../features/accounts/session/user-data.ts";
import { SeasonNav } from "../../../features/catalogue/titles/season-nav.tsx";
import { late, useLoaded } from "../../../features/page/late.ts";

const share = late(() => import("../../../features/progress/coverage/episode-share.tsx"));

type PersonalSeasonNavProps = Omit<ComponentProps<typeof SeasonNav>, "Share"> & { readonly seriesId: number };

/** The episodes, with how much of each the user understands once that is known. */
export function PersonalSeasonNav({ seriesId, ...props }: PersonalSeasonNavProps) {
  const EpisodeShare = useLoaded(knowsAnything(useUserData()), share);
  const Share = useCallback(
    ({ episodeId }: { episodeId: number }) =>
      EpisodeShare && <EpisodeShare seriesId={seriesId} episodeId={episodeId} />,
    [EpisodeShare, seriesId],
  );
  return <SeasonNav {...props} Share={EpisodeShare && Share} />;
}
