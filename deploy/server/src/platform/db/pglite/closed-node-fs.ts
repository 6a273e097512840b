import { NodeFS } from '@electric-sql/pglite/nodefs';

const openToOthers = 0o077;

type Node = unknown;
type Attributes = { mode?: number | null };
type Operations = {
  mknod(parent: Node, name: string, mode: number, device: number): Node;
  setattr(node: Node, attributes: Attributes): void;
};
type Module = { NODEFS: { node_ops: Operations; stream_ops: Pick<Operations, 'setattr'> } };

const closed = (attributes: Attributes): Attributes =>
  typeof attributes.mode === 'number' ? { ...attributes, mode: attributes.mode & ~openToOthers } : attributes;

/**
 * PGlite's file system gives a new file the mode that PostgreSQL asks for by `chmod`, which no umask holds back: most
 * of a new database would be readable and writable by everybody. Here nothing is ever opened to another account.
 */
export class ClosedNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const close = (module: unknown) => {
      const { node_ops: nodes, stream_ops: streams } = (module as Module).NODEFS;
      const { mknod, setattr } = nodes;
      const { setattr: setOpenAttr } = streams;
      nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~openToOthers, device);
      nodes.setattr = (node, attributes) => setattr(node, closed(attributes));
      streams.setattr = (stream, attributes) => setOpenAttr(stream, closed(attributes));
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), close] });
  }
}
