export { VirtualBody, type VirtualBodyProps, type VirtualRowProps } from './virtual/virtual-body.tsx';
