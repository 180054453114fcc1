import { ContainerModule } from "inversify";
import { SquarePainter } from "../adapters/files/square-painter.ts";
import { avatarRoutes } from "../adapters/http/inbound/avatar/avatar-routes.ts";
import { BoundedQueue } from "../adapters/identity/bounded-queue.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresAvatarStore } from "../adapters/persistence/avatar/postgres-avatar-store.ts";
import { ChooseAvatar } from "../application/avatar/choose-avatar.ts";
import { OpenAvatar } from "../application/avatar/open-avatar.ts";
import { SweepAvatars } from "../application/avatar/sweep-avatars.ts";
import { UploadAvatar } from "../application/avatar/upload-avatar.ts";
import type { AvatarStore } from "../application/ports/avatar-store.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature avatar. */
export const avatarTokens = {
  avatars: token<AvatarStore>("avatars"),
  uploadAvatar: token<UploadAvatar>("uploadAvatar"),
  chooseAvatar: token<ChooseAvatar>("chooseAvatar"),
  openAvatar: token<OpenAvatar>("openAvatar"),
  sweepAvatars: token<SweepAvatars>("sweepAvatars"),
};

/** Pictures that wait to be drawn in one process; each is in memory. */
const mostWaiting = 8;

const parts = new ContainerModule(({ bind }) => {
  const t = avatarTokens;
  const { storage, scanner } = attachmentTokens;
  bind(t.avatars).toResolvedValue(
    (pool, seal) => new PostgresAvatarStore(pool, seal),
    [tokens.dataSource, tokens.auditSeal],
  );
  bind(t.uploadAvatar).toResolvedValue(
    (avatars, files, scan) => {
      const painter = new SquarePainter(scan, new BoundedQueue(mostWaiting));
      return new UploadAvatar({ avatars, painter, storage: files, newId });
    },
    [t.avatars, storage, scanner],
  );
  bind(t.chooseAvatar).toResolvedValue((avatars) => new ChooseAvatar(avatars), [t.avatars]);
  bind(t.openAvatar).toResolvedValue(
    (avatars, files) => new OpenAvatar(avatars, files),
    [t.avatars, storage],
  );
  bind(t.sweepAvatars).toResolvedValue(
    (avatars, files) => new SweepAvatars(avatars, files),
    [t.avatars, storage],
  );
});

/** The feature avatar: the pictures that people give of themselves. */
export const avatar: Feature = {
  module: parts,
  routes: () => [served(avatarRoutes, avatarTokens)],
  jobs: () => [
    (found) => ({
      kind: roundKind("sweep-avatars", 900),
      rounds: { everySeconds: 3_600 },
      run: () =>
        found
          .get(avatarTokens.sweepAvatars)
          .execute()
          .then(() => []),
    }),
  ],
};
