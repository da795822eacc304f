import { Icon, type IconProps } from './icon.tsx';

export const CloudCheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 19a4.5 4.5 0 0 1-.7-8.9 6 6 0 0 1 11.6 1A4 4 0 0 1 17.5 19zM9 14l2.2 2.2L15 12.5" />
  </Icon>
);

export const CloudUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 19H7a4.5 4.5 0 0 1-.7-8.9 6 6 0 0 1 11.6 1A4 4 0 0 1 17.5 19h-1M12 20v-7.5M9 15l3-3 3 3" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5.5v13M15.5 5.5v13" />
  </Icon>
);

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </Icon>
);

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
  </Icon>
);
