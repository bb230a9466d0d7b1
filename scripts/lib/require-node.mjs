/** The oldest Node the bootstraps run on; the packages bring the newer one that everything else uses. */
const OLDEST = 20;

/** Stops with one sentence on a Node that is too old. Imports nothing, so that it can say so on any. */
export function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return;
  console.error(`Inspection Studio needs Node ${OLDEST} or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}
