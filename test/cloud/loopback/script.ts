/** Apps Script projects: files, versions, deployments. As at Google, nothing lists the scripts of a file. */
import { ApiFault, type Call } from './call';

export interface ScriptFile {
  readonly name: string;
  readonly type: string;
  readonly source: string;
}
interface Deployment {
  readonly deploymentId: string;
  deploymentConfig: { scriptId: string; versionNumber?: number; description?: string; manifestFileName?: string };
}
export interface Project {
  readonly scriptId: string;
  readonly title: string;
  readonly parentId?: string;
  files: readonly ScriptFile[];
  readonly versions: { versionNumber: number; description: string; files: readonly ScriptFile[] }[];
  readonly deployments: Deployment[];
}

/** What a new project holds: no function anybody would call. */
const EMPTY: readonly ScriptFile[] = [
  { name: 'appsscript', type: 'JSON', source: '{"timeZone":"America/New_York"}' },
  { name: 'Code', type: 'SERVER_JS', source: 'function myFunction() {}' },
];

export class Scripts {
  readonly projects = new Map<string, Project>();

  private need(id: string): Project {
    const project = this.projects.get(id);
    if (!project) throw new ApiFault(404, 'Requested entity was not found.');
    return project;
  }

  private create(body: { title?: string; parentId?: string }): object {
    const scriptId = `1script${String(this.projects.size).padStart(50, 'x')}`;
    const project: Project = {
      scriptId,
      title: body.title ?? 'Untitled',
      ...(body.parentId !== undefined && { parentId: body.parentId }),
      files: EMPTY,
      versions: [],
      deployments: [{ deploymentId: `AKhead${scriptId}`, deploymentConfig: { scriptId } }],
    };
    this.projects.set(scriptId, project);
    return { scriptId, title: project.title, ...(project.parentId !== undefined && { parentId: project.parentId }) };
  }

  private replace(project: Project, files: readonly ScriptFile[]): object {
    const names = files.map((file) => file.name);
    if (new Set(names).size < names.length) throw new ApiFault(400, 'Two files have one name.');
    const manifest = files.find((file) => file.type === 'JSON');
    if (manifest?.name !== 'appsscript') throw new ApiFault(400, 'A manifest named appsscript is required.');
    JSON.parse(manifest.source);
    project.files = files.map(({ name, type, source }) => ({ name, type, source }));
    return { scriptId: project.scriptId, files: project.files };
  }

  answer({ method, path, body }: Call): object {
    const [, id, what, one] =
      /^\/v1\/projects(?:\/([^/]+)(?:\/(content|versions|deployments)(?:\/([^/]+))?)?)?$/.exec(path) ?? [];
    if (id === undefined) return this.create(body as object);
    const project = this.need(id);
    const key = `${method} ${what ?? ''}${one === undefined ? '' : '/one'}`;
    const config = body as { description?: string; versionNumber?: number } | undefined;
    const routes: Record<string, () => object> = {
      'GET ': () => ({ scriptId: project.scriptId, title: project.title }),
      'GET content': () => ({ scriptId: project.scriptId, files: project.files }),
      'PUT content': () => this.replace(project, (body as { files?: ScriptFile[] }).files ?? []),
      'POST versions': () => {
        const versionNumber = project.versions.length + 1;
        project.versions.push({ versionNumber, description: config?.description ?? '', files: project.files });
        return { scriptId: id, versionNumber, description: config?.description ?? '' };
      },
      'GET versions': () => ({
        versions: project.versions.map(({ versionNumber, description }) => ({ versionNumber, description })),
      }),
      'GET deployments': () => ({ deployments: project.deployments }),
      'POST deployments': () => {
        const made = {
          deploymentId: `AKfycb${String(project.deployments.length)}${id}`,
          deploymentConfig: { scriptId: id, ...config },
        };
        project.deployments.push(made);
        return made;
      },
      'PUT deployments/one': () => {
        const deployment = project.deployments.find((each) => each.deploymentId === one);
        if (!deployment) throw new ApiFault(404, 'Requested entity was not found.');
        deployment.deploymentConfig = {
          ...(body as { deploymentConfig: Deployment['deploymentConfig'] }).deploymentConfig,
          scriptId: id,
        };
        return deployment;
      },
    };
    const route = routes[key];
    if (!route) throw new ApiFault(404, `No method ${method} ${path}`);
    return route();
  }
}
