import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { avatarLimits } from "../../../domain/account/avatar.ts";
import { mostZoom, pulled, squareIn, type Crop } from "./crop.ts";
import styles from "./avatar-section.module.css";

/** How far one press of an arrow key moves the picture, as a part of the square. */
const keyStep = 0.05;

/** The square of a picture that everyone will see; it is dragged, or moved by the arrow keys. */
export function CropField(props: {
  image: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const { image, crop, onChange } = props;
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);
  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    if (!from.current) return;
    const side = currentTarget.clientWidth || 1;
    onChange(pulled(image, crop, (x - from.current.x) / side, (y - from.current.y) / side));
    from.current = { x, y };
  };
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-keyStep, 0],
      ArrowRight: [keyStep, 0],
      ArrowUp: [0, -keyStep],
      ArrowDown: [0, keyStep],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(pulled(image, crop, ...step));
  };
  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.square}
        aria-label={t`Your picture. Drag it, or move it with the arrow keys.`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = undefined;
        }}
      >
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={avatarLimits.pixels}
          height={avatarLimits.pixels}
        />
      </button>
      <label className={styles.zoom}>
        <Trans>Zoom</Trans>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ currentTarget }) => onChange({ ...crop, zoom: Number(currentTarget.value) })}
        />
      </label>
    </div>
  );
}

function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareIn(image, crop);
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  context?.clearRect(0, 0, width, height);
  context?.drawImage(image, left, top, side, side, 0, 0, width, height);
}

/** The chosen square as a file; undefined where the browser cannot write one. */
export async function croppedFile(image: ImageBitmap, crop: Crop): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  // Twice as large as it is kept: the server draws it once more.
  canvas.width = 2 * avatarLimits.pixels;
  canvas.height = 2 * avatarLimits.pixels;
  drawCrop(canvas, image, crop);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  return file ?? undefined;
}
