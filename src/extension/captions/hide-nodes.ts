import { addStyles } from "../overlay/element.ts";

const hiding = "dizi-okulu-hidden";

/** Makes the player's own captions transparent: they keep their place, and the player goes on with them. */
export type NodeHider = {
  /** These, and no others any more. */
  hide(nodes: readonly Element[]): void;
  /** All are seen again. */
  stop(): void;
};

export function createNodeHider(): NodeHider {
  let hidden: readonly Element[] = [];
  /** Styles of a document do not reach into its shadow roots; players empty those with all that is in them. */
  const styles = new Map<Node, HTMLStyleElement>();

  function hide(nodes: readonly Element[]): void {
    for (const node of hidden) if (!nodes.includes(node)) node.classList.remove(hiding);
    for (const node of nodes) {
      const root = node.getRootNode();
      if ((root instanceof Document || root instanceof ShadowRoot) && styles.get(root)?.isConnected !== true)
        styles.set(root, addStyles(root, `.${hiding} { opacity: 0 !important; }`));
      node.classList.add(hiding);
    }
    hidden = nodes;
  }

  return {
    hide,
    stop() {
      hide([]);
      for (const style of styles.values()) style.remove();
    },
  };
}
