import {
  type CaptureType,
  type DataKind,
  editableModules,
  type FileType,
  isSonarImage,
  type ModulesPayload,
  type ModulesReply,
  ReadProjectPolicy,
  type StoredFile,
  UpdateProjectPolicy,
} from '@inspection-studio/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { newFileId } from '../database/new-id.ts';
import { readModuleFiles } from '../database/queries/module-files.ts';
import { projectFiles, projects } from '../database/schema/index.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { readCompany, supplementaryRefusal } from '../rules/licence.ts';
import { readProjectFor } from './projects.ts';
import type { Handlers } from './services.ts';

/** A file to be registered, in the words of the database. */
interface NewFile {
  kind: DataKind;
  captureType: CaptureType | null;
  fileType: FileType;
  mime: string;
  name: string;
  sizeBytes: number;
}

type Meta = { name: string; size: number };

const IMAGE_MIME = 'image/jpeg';
const INSERT_ROWS_MAX = 1000;

const image = (kind: DataKind, captureType: CaptureType, metas: readonly Meta[], mime = IMAGE_MIME): NewFile[] =>
  metas.map(({ name, size }) => ({ kind, captureType, fileType: 'Image', mime, name, sizeBytes: size * 1024 }));

/** Files of a sonar module: bitmaps are images, their text files parameters. */
const sonar = (metas: readonly Meta[]): NewFile[] =>
  metas.flatMap((meta) =>
    isSonarImage(meta.name)
      ? image('sonar', 'Sonar', [meta], 'image/bmp')
      : [{ kind: 'sonar' as const, captureType: null, fileType: 'Blob' as const, mime: 'text/plain', name: meta.name, sizeBytes: meta.size * 1024 }],
  );

/** Storage key of a registered file; its id keeps two files of one name apart. */
export const fileKey = (projectId: string, fileId: string, name: string): string => {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase() ?? '';
  return `projects/${projectId}/${fileId}${extension}`;
};

const removals = (payload: ModulesPayload): string[] =>
  Object.values(payload).flatMap((module) => module?.remove ?? []);

export const moduleHandlers: Handlers<'getModules' | 'updateModules'> = {
  getModules: async (context) => {
    const project = await readProjectFor(context, context.params.id, ReadProjectPolicy);
    return readModuleFiles(context.db, project.id);
  },

  updateModules: async (context) => {
    const { db, services, user, payload, params } = context;
    const project = await readProjectFor(context, params.id, UpdateProjectPolicy);
    const editable: readonly string[] = editableModules(project.status);
    if (Object.entries(payload).some(([kind, module]) => module && !editable.includes(kind))) {
      throw new StudioHttpError(409, undefined, { message: 'After Draft only supplementary data can be changed.' });
    }
    const addedBytes = (payload.supplementary?.data ?? []).reduce((total, { size }) => total + size * 1024, 0);
    const refusal = supplementaryRefusal(await readCompany(db, user.companyId), addedBytes);
    if (refusal) throw new StudioHttpError(409, refusal);
    const removed = await removeFiles(removals(payload));
    const register = async (files: NewFile[]): Promise<StoredFile[]> => {
      const rows = files.map((file) => {
        const id = newFileId(file.name);
        return { ...file, id, companyId: user.companyId, projectId: project.id, storageKey: fileKey(project.id, id, file.name) };
      });
      for (let start = 0; start < rows.length; start += INSERT_ROWS_MAX) {
        await db.insert(projectFiles).values(rows.slice(start, start + INSERT_ROWS_MAX));
      }
      return rows.map(({ id, name, storageKey }) => ({ id, name, s3Key: storageKey }));
    };
    const reply: ModulesReply = {};
    const { three, two, ortho, sonar: sonarData, supplementary } = payload;
    if (three) {
      reply.three = { rgb: await register(image('three', 'Rgb', three.rgb)), ir: await register(image('three', 'Ir', three.ir)) };
    }
    if (two) {
      reply.two = { rgb: await register(image('two', 'Rgb', two.rgb)), ir: await register(image('two', 'Ir', two.ir)) };
    }
    if (ortho) reply.ortho = { data: await register(toTemplates(ortho.data)) };
    if (sonarData) reply.sonar = { data: await register(sonar(sonarData.data)) };
    if (supplementary) {
      reply.supplementary = {
        data: await register(
          supplementary.data.map(({ name, size, mime, type }) => ({
            kind: 'supplementary' as const,
            captureType: null,
            fileType: type,
            mime: mime || 'application/octet-stream',
            name,
            sizeBytes: size * 1024,
          })),
        ),
      };
    }
    await db
      .update(projects)
      .set({
        isAr: three?.isAr ?? project.modules.three.isAr,
        orthoEnabled: ortho?.isEnabled ?? project.modules.ortho.isEnabled,
        orthoGcp: ortho?.gcp ?? project.modules.ortho.gcp,
        uploadedAt: null,
      })
      .where(eq(projects.id, project.id));
    context.afterCommit(async () => {
      for (const key of removed) await services.store.delete(key);
    });
    return reply;

    async function removeFiles(ids: string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .delete(projectFiles)
        .where(and(eq(projectFiles.projectId, project.id), inArray(projectFiles.id, ids)))
        .returning({ storageKey: projectFiles.storageKey });
      return rows.map(({ storageKey }) => storageKey);
    }
  },
};

/** Excel files of an orthomosaic's ground control points. */
const toTemplates = (metas: readonly Meta[]): NewFile[] =>
  metas.map(({ name, size }) => ({
    kind: 'ortho',
    captureType: null,
    fileType: 'Blob',
    mime: name.toLowerCase().endsWith('.xls')
      ? 'application/vnd.ms-excel'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name,
    sizeBytes: size * 1024,
  }));
