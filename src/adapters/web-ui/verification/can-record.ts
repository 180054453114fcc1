/** What is recorded, best first. */
const kinds = ["video/mp4", "video/webm"] as const;

/** The kind of video that this browser records and we take. */
export function recordedKind(): (typeof kinds)[number] | undefined {
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
}

/** Whether the page can film: only over a secure connection, and where the browser has a recorder. */
export function canRecord(): boolean {
  return (
    typeof MediaRecorder !== "undefined" &&
    "mediaDevices" in navigator &&
    recordedKind() !== undefined
  );
}
