import { useRef, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { avatarLimits } from "../../../domain/account/avatar.ts";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Avatar } from "../design/avatar.tsx";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import { wholeCrop } from "./crop.ts";
import { CropField, croppedFile } from "./crop-field.tsx";
import { sendAvatar } from "./send-avatar.ts";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./avatar-section.module.css";

const mostMegabytes = avatarLimits.mostBytes / 1_000_000;

/** The picture that others see beside the user's name. */
export function AvatarSection() {
  const { username, avatarUrl } = useReader();
  const readAgain = useReadAgain();
  const act = useAct();
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap>();
  const [crop, setCrop] = useState(wholeCrop);
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    act.forget();
    const read = await createImageBitmap(file).catch(() => undefined);
    setUnreadable(!read);
    setImage(read);
    setCrop(wholeCrop);
  };
  const shown = async (call: () => ReturnType<typeof sendAvatar>) => {
    const outcome = await act.send(call);
    if (!outcome?.ok) return;
    setImage(undefined);
    await readAgain("getCurrentUser");
  };
  const save = (picture: ImageBitmap) =>
    shown(async () => {
      const file = await croppedFile(picture, crop);
      return file ? sendAvatar(file) : { ok: false, failure: unreadable };
    });
  return (
    <SettingsSection
      title={<Trans>Picture</Trans>}
      about={<Trans>Everyone sees it beside your name.</Trans>}
    >
      {image ? (
        <CropField image={image} crop={crop} onChange={setCrop} />
      ) : (
        <div className={styles.row}>
          <Avatar large name={username ?? ""} url={avatarUrl} />
        </div>
      )}
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      />
      {(isUnreadable || act.failure) && (
        <Notice tone="danger">{pictureWords(act.failure ?? unreadable)}</Notice>
      )}
      <div className={styles.row}>
        {image ? (
          <>
            <Button variant="primary" busy={act.isBusy} onClick={() => void save(image)}>
              <Trans>Save picture</Trans>
            </Button>
            <Button variant="plain" disabled={act.isBusy} onClick={() => setImage(undefined)}>
              <Trans>Not now</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button variant="plain" onClick={() => input.current?.click()}>
              <Trans>Choose a picture</Trans>
            </Button>
            {avatarUrl !== null && (
              <Button
                variant="danger"
                busy={act.isBusy}
                onClick={() => void shown(() => client.call("removeAvatar", {}))}
              >
                <Trans>Remove picture</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </SettingsSection>
  );
}

const unreadable: CallFailure = {
  status: 422,
  code: "attachment_image_broken",
  message: "",
  details: [],
};

function pictureWords(failure: CallFailure) {
  switch (failure.code) {
    case "attachment_image_broken":
      return <Trans>This image can't be read. Choose another one.</Trans>;
    case "attachment_limit_size":
      return (
        <Trans>This image is too large: up to {mostMegabytes} MB. Choose a smaller one.</Trans>
      );
    case "attachment_not_stored":
      return <Trans>We couldn't store this picture. Try again in a moment.</Trans>;
    default:
      return <FailureWords failure={failure} />;
  }
}
